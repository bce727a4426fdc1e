import { drawIcon, icons } from '#lib/build/icons.ts';

export function getStaticPaths() {
  return icons.map((icon) => ({ params: { icon: icon.href.slice(1, -'.png'.length) }, props: icon }));
}

/** An icon of the site in pixels. iPhones ask for /apple-touch-icon.png without being told. */
export async function GET({ props }: { props: (typeof icons)[number] }): Promise<Response> {
  return new Response(new Uint8Array(await drawIcon(props)));
}
