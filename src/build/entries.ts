import { readFileSync } from 'node:fs';
import { glob, type Loader } from 'astro/loaders';
import { parse } from 'yaml';

export function entries(collection: string, extension: string): Loader {
  const loader = glob({ base: `./content/${collection}`, pattern: `**/[^_]*.${extension}` });
  return {
    ...loader,
    load: (context) =>
      loader.load({
        ...context,
        parseData: ({ id, data, filePath }) => {
          const front = filePath && /\.mdx?$/.test(filePath) ? /^---\n([\s\S]*?)\n---/.exec(readFileSync(filePath, 'utf8'))?.[1] : undefined;
          return context.parseData({ id, data: front ? (parse(front) as typeof data) : data, ...(filePath && { filePath }) });
        },
      }),
  };
}
