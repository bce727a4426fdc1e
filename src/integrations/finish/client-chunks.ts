/** The script files of the built site: path → code. */
export type ClientChunks = ReadonlyMap<string, string>;

/**
 * The path of the chunk that contains React, which all islands share.
 * @throws when there is not exactly one
 */
export function findReactChunk(chunks: ClientChunks): string {
  const [react, ...others] = [...chunks.keys()].filter((url) => /\/react\.[^/]+\.js$/.test(url));
  if (react && others.length === 0) return react;
  throw new Error(
    `Islands need exactly one chunk named "react", but the site has ${react ? others.length + 1 : 'none'} → see src/hydration/index.ts.`,
  );
}

/**
 * All chunks reachable from the given entry chunks. File names are hashed, so a chunk that contains another's name imports or
 * preloads it.
 * @throws when an entry is not a file of the site
 */
export function loadableChunks(chunks: ClientChunks, entries: readonly string[]): ClientChunks {
  const loadable = new Map<string, string>();
  const waiting = [...entries];
  for (const url of waiting) {
    if (loadable.has(url)) continue;
    const code = chunks.get(url);
    if (code === undefined) throw new Error(`An island begins with ${url}, which is not a file of the site.`);
    loadable.set(url, code);
    waiting.push(...[...chunks.keys()].filter((other) => code.includes(fileName(other))));
  }
  return loadable;
}

const fileName = (url: string) => url.slice(url.lastIndexOf('/') + 1);
