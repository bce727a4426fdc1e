import { lookup } from 'mrmime';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { UserError } from '#lib/user-error.ts';
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
 * Serves a built site as its host will: /about is about.html, /about/ and /about.html lead to /about, and what is not there
 * is 404.html with status 404. The folder's list of files is read once.
 */
export async function serveFolder(folder: string, port: PortSetting): Promise<StaticServer> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new UserError(`There is no built site in ${folder}. Build it first: npm start, or npm run build.`);
  }
  const paths = new Set(listFiles(folder));
  const hasNotFoundPage = paths.delete('/404.html');
  const files = new Map<string, Promise<StaticFile>>();

  const read = (path: string): Promise<StaticFile> => {
    const file = files.get(path) ?? readStaticFile(folder, path);
    files.set(path, file);
    return file;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const url = URL.parse(`http://localhost${request.url}`);
    const path = decodePath(url?.pathname ?? '');
    const address = path
      .replace(/(?<=.)\/$/, '')
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '/');
    const page = address === '/' ? '/index.html' : `${address}.html`;
    if (path !== address && paths.has(page)) {
      response.writeHead(301, { location: encodeURI(address) + url?.search }).end();
      return;
    }
    const found = [path, page].find((candidate) => paths.has(candidate));
    if (found === undefined && !hasNotFoundPage) {
      response.writeHead(404).end();
      return;
    }
    const file = await read(found ?? '/404.html');
    const body = acceptsBrotli(request) ? (file.brotli ?? file.body) : file.body;
    const isKnown = found !== undefined && request.headers['if-none-match'] === file.etag;
    response.writeHead(isKnown ? 304 : found === undefined ? 404 : 200, {
      'cache-control': found?.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-type': file.type,
      etag: file.etag,
      vary: 'accept-encoding',
      ...(body === file.brotli && { 'content-encoding': 'br' }),
      ...(!isKnown && { 'content-length': body.length }),
    });
    response.end(isKnown || request.method === 'HEAD' ? undefined : body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
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
  return /\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(String(request.headers['accept-encoding'] ?? ''));
}
