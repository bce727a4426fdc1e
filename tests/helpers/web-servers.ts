import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { findFreePort } from '#dev/listen.ts';
import { serveFolder, type StaticServer } from '#dev/static-server.ts';
import { hasPrograms } from './programs.ts';

/** A server that follows public/_headers and public/_redirects. */
export interface WebServer {
  name: string;
  isInstalled: boolean;
  /** The encodings that it sends, the best first. */
  encodings: readonly ('br' | 'gzip')[];
  /** Serves the folder on a free local port. Leaving its scope stops it. */
  serve: (root: string) => Promise<StaticServer>;
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const webServers: readonly WebServer[] = [
  {
    name: 'our own server',
    isInstalled: true,
    encodings: ['br', 'gzip'],
    serve: (root) => serveFolder(root, { variable: 'PORT', port: 0 }),
  },
  { name: 'nginx', isInstalled: hasPrograms('nginx'), encodings: ['gzip'], serve: (root) => serveByNginx(root) },
  {
    name: 'nginx with ngx_brotli',
    isInstalled: hasPrograms('nginx') && existsSync(brotliModule),
    encodings: ['br', 'gzip'],
    serve: (root) => serveByNginx(root, brotliModule),
  },
];

/** The example for nginx. */
export function readExample(): string {
  return readFileSync('.config/hosting/nginx.conf', 'utf8');
}

/** @param brotli the path of its module */
async function serveByNginx(root: string, brotli?: string): Promise<StaticServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const { port } = await findFreePort({ variable: 'PORT', port: 0 });
  const url = `http://127.0.0.1:${port}`;
  const example = readExample()
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/www/site', root)
    .replaceAll('/etc/nginx', folder);
  const [, makeRedirects = ''] = /^# +(sed .+)$/m.exec(example) ?? [];
  execFileSync('sh', ['-c', makeRedirects]);
  const site = brotli ? example.replace('# brotli_static on;', 'brotli_static on;') : example;
  const settings = (brotli ? `load_module ${brotli};\n` : '') + aroundNginx(folder, site);
  writeFileSync(join(folder, 'nginx.conf'), settings);
  const server = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  await vi.waitFor(() => fetch(url), { timeout: 20_000 });
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The nginx settings around a site, as its packages install them. */
function aroundNginx(folder: string, site: string): string {
  // nginx prints its build options, including the path of its settings, to standard error.
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const settings = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '';
  const isRoot = process.getuid?.() === 0;
  return `daemon off;
${isRoot ? 'user root;' : ''}
error_log stderr crit;
pid ${join(folder, 'nginx.pid')};
events {}
http {
  include ${join(dirname(settings), 'mime.types')};
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n  ')}
${site}
}
`;
}
