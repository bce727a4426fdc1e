import { drawIcon, iconHrefs, type IconHref } from '#lib/build/icons.ts';

interface Props {
  href: IconHref;
}

export function getStaticPaths() {
  return iconHrefs.map((href) => ({ params: { icon: href.slice(1, -'.png'.length) }, props: { href } }));
}

/** An icon of the site in pixels. iPhones ask for /apple-touch-icon.png without being told. */
export async function GET({ props }: { props: Props }): Promise<Response> {
  return new Response(new Uint8Array(await drawIcon(props.href)));
}
