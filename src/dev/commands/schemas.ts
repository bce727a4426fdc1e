/** Run by `npm ci`: writes the JSON schemas of content/, so that editors complete its fields from the first opening on. */
import { pathToFileURL } from 'node:url';
import { writeFirstSchemas } from '#authoring/index.ts';

writeFirstSchemas(new URL(`${pathToFileURL(process.cwd()).href}/`));
