import { renderSVG } from 'uqr';
import { absoluteUrl } from '#data/metadata/page-head.ts';

/** A QR code of the page about the Android app, for visitors at a computer. */
export function GET(): Response {
  const svg = renderSVG(absoluteUrl('/android-app'), { border: 2, ecc: 'M' });
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
