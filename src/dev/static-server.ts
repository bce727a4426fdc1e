import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { UserError } from '#lib/errors.ts';
import { headersOf, parseHeaders, parseRedirects } from '#lib/host-rules.ts';
import { listen, type PortSetting } from './listen.ts';

export interface StaticServer extends AsyncDisposable {
  url: string;
}

/** Files that hosts read, and a page that they send only in place of others. */
const unserved = new Set(['/_headers', '/_redirects', '/500']);
const notFound = '/404.html';

/** @throws UserError when the folder holds no built site */
export function requireBuilt(folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new UserError(`There is no built site in ${folder}. Build it first: npm run build.`);
}

/**
 * Serves a built site as its host does, with its _redirects, _headers and compressed copies: /about is about.html, /about/ and
 * /about.html redirect to it, and for missing paths the nearest 404.html is sent.
 */
export async function serveFolder(folder: string, port: PortSetting): Promise<StaticServer> {
  requireBuilt(folder);
  const pages = new Set(
    globSync('**/*.html', { cwd: folder }).map((file) => toPage(encodeURI(`/${file.replaceAll(sep, '/')}`))),
  );
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
  const rules = parseHeaders(read('_headers'));
  const headersFor = (path: string) => headersOf(rules, path);
  const redirects = parseRedirects(read('_redirects')).filter(({ status }) => status < 400);
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const serveFile = sirv(folder, {
    brotli: true,
    // Finds the files of a new build.
    dev: true,
    etag: true,
    extensions: ['html'],
    gzip: true,
    setHeaders: (response, path) => response.setHeaders(new Map(Object.entries(headersFor(path)))),
  });

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = URL.parse(`http://localhost${request.url ?? ''}`) ?? { pathname: '', search: '' };
    const page = toPage(pathname);
    const target = targets.get(page) ?? (page !== pathname && pages.has(page) ? page : undefined);
    const sendNotFound = () => {
      const [top = ''] = pathname.split('/').slice(1, -1);
      const file = [top, ''].map((name) => join(folder, name, notFound)).find((name) => existsSync(name));
      response
        .writeHead(404, { ...headersFor(notFound), 'Content-Type': 'text/html;charset=utf-8' })
        .end(file && readFileSync(file));
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else if (unserved.has(page) || page.endsWith(toPage(notFound))) sendNotFound();
    else if (target) response.writeHead(301, { ...headersFor(target), Location: target + search }).end();
    else serveFile(request, response, sendNotFound);
  };
  const server = createServer((request, response) => {
    // No file needs to be sent in parts, and sirv throws on a range that ends before it starts.
    delete request.headers.range;
    // sirv ignores errors of file streams, as when too many files are open.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    try {
      respond(request, response);
    } catch {
      response.destroy();
    }
  });
  return {
    url: await listen(server, port),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
}

/** /about/, /about.html → /about; /index.html → /; /hi/index.html → /hi */
function toPage(path: string): string {
  return path
    .replace(/(?<=.)\/$/, '')
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/index$/, '')
    .replace(/^\/index$/, '/');
}
