import type { ServerPlace } from './nginx.ts';
import { errorPages, headersByName, hostFiles, redirects, specialValues, toPattern } from './rules.ts';

/** A site of Caddy, which gets its certificate by itself where the address is the name of a host. */
export function caddyConfig({ address, root }: ServerPlace): string {
  const headers = headersByName();
  const maps = headers
    .filter(({ special }) => special.length > 0)
    .map(({ name, value: preset, special }) =>
      [
        `\tmap {path} ${toPlaceholder(name)} {`,
        ...special.map(({ path, value }) => `\t\t~${toPattern(path)} "${value}"`),
        `\t\tdefault "${preset}"`,
        '\t}',
      ].join('\n'),
    );
  const set = headers.map(
    ({ name, value, special }) => `\t\t${name} ${special.length > 0 ? toPlaceholder(name) : `"${value}"`}`,
  );
  const moved = [...redirects, { from: '/index.html', to: '/' }].map(
    // Unlike `redir` alone, this keeps the query.
    ({ from, to }) => `\t\troute ${from} {\n\t\t\trewrite * ${to}\n\t\t\tredir {uri} 301\n\t\t}`,
  );
  const typed = specialValues('Content-Type').map(({ path, value }) => `\t\theader ${path} Content-Type "${value}"`);

  return `${address} {
\troot * ${root}
\tencode {
\t\tzstd
\t\tgzip
\t\tmatch {
\t\t\theader Content-Type text/*
\t\t\theader Content-Type *json*
\t\t\theader Content-Type *xml*
\t\t\theader Content-Type *javascript*
\t\t}
\t}

${maps.join('\n')}
\theader {
${set.join('\n')}
\t}

\troute {
\t\t# Other addresses of a page lead to its own. None may begin with two slashes: browsers read a host after them.
${moved.join('\n')}
\t\t@slash path_regexp ^/[^/\\\\].*/$|^/[^/\\\\]/$
\t\troute @slash {
\t\t\turi strip_suffix /
\t\t\tredir {uri} 301
\t\t}
\t\t@html path_regexp ^/[^/\\\\].*\\.html$
\t\t@unserved path ${Object.values(errorPages).join(' ')} ${errorPages.notFound.replace('.html', '')} ${hostFiles.join(' ')}
\t\terror @unserved 404
\t\troute @html {
\t\t\turi strip_suffix .html
\t\t\tredir {uri} 301
\t\t}

\t\t# Types that Caddy does not know, or sends without their charset.
${typed.join('\n')}

\t\ttry_files {path} {path}.html
\t\tfile_server
\t}

\thandle_errors {
\t\theader Cache-Control no-cache
\t\theader Content-Type "text/html; charset=utf-8"
\t\t@missing expression {err.status_code} == 404
\t\trewrite @missing ${errorPages.notFound}
\t\t@failed expression {err.status_code} >= 500
\t\trewrite @failed ${errorPages.failure}
\t\tfile_server
\t}
}
`;
}

/** "Cache-Control" → "{site_cache_control}". */
const toPlaceholder = (header: string) => `{site_${header.toLowerCase().replaceAll('-', '_')}}`;
