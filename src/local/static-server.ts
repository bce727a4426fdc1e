import { lookup } from 'mrmime';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { errorPages, headersFor, hostFiles, redirects } from '#integrations/hosting/index.ts';
import { UserError } from '#lib/build/user-error.ts';
import { listen, type PortSetting } from './listen.ts';

export interface StaticServer extends AsyncDisposable {
  url: string;
}

interface StaticFile {
  type: string;
  body: Buffer;
  /** Undefined where compressing makes it no smaller. */
  brotli: Buffer | undefined;
  etag: string;
}

const compress = promisify(brotliCompress);

/**
 * Serves a built site as its host will, with its redirects and headers: /about is about.html, /about/ and /about.html lead to
 * /about, and what is not there is 404.html with status 404. The folder's list of files is read once, each file when it is first asked for.
 */
export async function serveFolder(folder: string, port: PortSetting): Promise<StaticServer> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new UserError(`There is no built site in ${folder}. Build it first: npm run build.`);
  }
  const paths = new Set(listFiles(folder));
  const hasNotFoundPage = paths.delete(errorPages.notFound);
  for (const path of [errorPages.failure, ...hostFiles]) paths.delete(path);
  const files = new Map<string, Promise<StaticFile>>();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const url = URL.parse(`http://localhost${request.url ?? ''}`);
    const { path, location } = locate(decodePath(url?.pathname ?? ''), paths);
    if (location !== undefined) {
      const to = encodeURI(location) + (url?.search ?? '');
      response.writeHead(301, { ...headersFor(location), Location: to }).end();
      return;
    }
    if (path === undefined && !hasNotFoundPage) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const name = path ?? errorPages.notFound;
    const file = files.get(name) ?? readStaticFile(folder, name);
    files.set(name, file);
    // Read again by the next request, should this one fail.
    file.catch(() => files.delete(name));
    send(await file, path === undefined ? 404 : 200, headersFor(name), request, response);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  return {
    url: await listen(server, port),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
}

const targets = new Map(redirects.map(({ from, to }) => [from, to]));

/**
 * Finds the file of an address, or where the address leads: it may have moved, or be another of a page that has its own.
 * @param paths the files there are
 * @returns neither when there is no such page
 */
function locate(address: string, paths: ReadonlySet<string>): { path?: string; location?: string } {
  const canonical = address
    .replace(/(?<=.)\/$/, '')
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/');
  const target = targets.get(canonical);
  if (target !== undefined) return { location: target };
  const page = canonical === '/' ? '/index.html' : `${canonical}.html`;
  if (paths.has(page)) return address === canonical ? { path: page } : { location: canonical };
  return paths.has(address) ? { path: address } : {};
}

function send(
  file: StaticFile,
  status: 200 | 404,
  headers: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const body = acceptsBrotli(request) ? (file.brotli ?? file.body) : file.body;
  const isKnown = status === 200 && request.headers['if-none-match'] === file.etag;
  response.writeHead(isKnown ? 304 : status, {
    'Content-Type': file.type,
    ...headers,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...(body === file.brotli && { 'Content-Encoding': 'br' }),
    ...(!isKnown && { 'Content-Length': body.length }),
  });
  response.end(isKnown || request.method === 'HEAD' ? undefined : body);
}

/** The files of a folder as paths of addresses, like /_astro/page.js. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`);
}

async function readStaticFile(folder: string, path: string): Promise<StaticFile> {
  const body = await readFile(join(folder, path));
  const type = lookup(path) ?? 'application/octet-stream';
  const isText = /^text\/|[/+](javascript|json|xml|manifest\+json)$/.test(type);
  const brotli = isText ? await compress(body) : undefined;
  return {
    type: isText ? `${type}; charset=utf-8` : type,
    body,
    brotli: brotli && brotli.length < body.length ? brotli : undefined,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
  };
}

/** @returns the path as written when its escapes make no sense; no file has such a name */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function acceptsBrotli(request: IncomingMessage): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(request.headers['accept-encoding'] ?? '');
}
