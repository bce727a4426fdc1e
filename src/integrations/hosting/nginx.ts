import { errorPages, headersByName, hostFiles, redirects, specialValues, toPattern } from './rules.ts';

export interface ServerPlace {
  /** Where the server listens: a port or an address, as the server writes it. */
  address: string;
  /** The absolute path of the built site. */
  root: string;
}

/** What stands in the examples: to be changed by whoever sets a server up. */
export const exampleHost = 'www.example.com';
export const exampleRoot = '/var/www/site';

/** The texts that nginx knows by their endings, HTML aside: it adds the charset to those that are listed, and compresses them. */
const knownTexts = ['application/javascript', 'application/json', 'image/svg+xml', 'text/javascript', 'text/xml'];

/** A site of nginx, to be included in its `http` block. `add_header` stands once: a block with one of its own would drop the rest. */
export function nginxConfig({ address, root }: ServerPlace): string {
  const headers = headersByName();
  const maps = headers
    .filter(({ special }) => special.length > 0)
    .map(({ name, value: preset, special }) =>
      [
        `map $uri ${toVariable(name)} {`,
        `  default "${preset}";`,
        ...special.map(({ path, value }) => `  "~${toPattern(path)}" "${value}";`),
        '}',
      ].join('\n'),
    );
  const added = headers.map(
    ({ name, value, special }) =>
      `  add_header ${name} ${special.length > 0 ? toVariable(name) : `"${value}"`} always;`,
  );
  const moved = redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }`);
  const types = specialValues('Content-Type').map(({ path, value }) => ({ path, type: value.replace(/;.*/, '') }));
  const typed = types.map(({ path, type }) => `  location ~ ${toPattern(path)} { types {} default_type ${type}; }`);
  const texts = [...new Set([...knownTexts, ...types.map(({ type }) => type)])].join(' ');
  const unserved = hostFiles.map((path) => `  location = ${path} { return 404; }`);

  return `${maps.join('\n\n')}

server {
  listen ${address};
  server_name ${exampleHost};
  root ${root};
  server_tokens off;

  charset utf-8;
  charset_types ${texts};

  gzip on;
  gzip_vary on;
  gzip_types ${texts};

${added.join('\n')}

  # What is not there, and what cannot be served.
  error_page 404 ${errorPages.notFound};
  error_page 500 502 503 504 ${errorPages.failure};
  location = ${errorPages.notFound} { internal; }
  location = ${errorPages.notFound.replace('.html', '')} { return 404; }
  location = ${errorPages.failure} { internal; }
${unserved.join('\n')}

  # Other addresses of a page lead to its own.
${moved.join('\n')}
  location = /index.html { return 301 /$is_args$args; }
  location ~ ./$ { rewrite ^(.+)/$ $1 permanent; }
  location ~ \\.html$ { rewrite ^(.+)\\.html$ $1 permanent; }

  # Types that nginx does not know, or sends without their charset.
${typed.join('\n')}

  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
}
`;
}

/** "Cache-Control" → "$site_cache_control". */
const toVariable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
