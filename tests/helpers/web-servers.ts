import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serveFolder, type StaticServer } from '#local/static-server.ts';
import { freePort } from './free-port.ts';
import { hasPrograms } from './programs.ts';

/** A server that follows the rules of src/integrations/hosting. */
export interface WebServer {
  name: string;
  isInstalled: boolean;
  /** Serves the folder on a free local port. Leaving its scope stops it. */
  serve: (root: string) => Promise<StaticServer>;
}

export const webServers: readonly WebServer[] = [
  {
    name: 'our own server',
    isInstalled: true,
    serve: (root) => serveFolder(root, { variable: 'PORT', port: 0 }),
  },
  {
    name: 'nginx',
    isInstalled: hasPrograms('nginx'),
    serve: (root) =>
      start('nginx', (folder, port) => {
        const site = readExample('nginx.conf', root).replace('listen 80;', `listen 127.0.0.1:${port};`);
        writeFileSync(join(folder, 'nginx.conf'), aroundNginx(folder, site));
        return ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
      }),
  },
  {
    name: 'caddy',
    isInstalled: hasPrograms('caddy'),
    serve: (root) =>
      start('caddy', (folder, port) => {
        const options = '{\n\tadmin off\n\tauto_https off\n}\n';
        const site = readExample('Caddyfile', root).replace('www.example.com {', `http://127.0.0.1:${port} {`);
        writeFileSync(join(folder, 'Caddyfile'), options + site);
        return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
      }),
  },
];

/** An example from .config/hosting, set to the folder of a site. */
export function readExample(name: 'nginx.conf' | 'Caddyfile', root = '/var/www/site'): string {
  return readFileSync(`.config/hosting/${name}`, 'utf8').replaceAll('/var/www/site', root);
}

/** Starts a program in a temporary folder, where it puts everything it writes. */
async function start(program: string, prepare: (folder: string, port: number) => string[]): Promise<StaticServer> {
  const folder = mkdtempSync(join(tmpdir(), `${program}-`));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(program, prepare(folder, port), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let complaints = '';
  server.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = once(server, 'exit');
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`${program} ended with code ${server.exitCode}:\n${complaints}`);
    await wait(50);
  }
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return await fetch(url).then(
    () => true,
    () => false,
  );
}

/** The nginx settings around a site, as its packages install them. */
function aroundNginx(folder: string, site: string): string {
  // nginx prints its build options, including the path of its settings, to standard error.
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const settings = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '';
  const isRoot = execFileSync('id', ['-u'], { encoding: 'utf8' }).trim() === '0';
  return `daemon off;
${isRoot ? 'user root;' : ''}
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
