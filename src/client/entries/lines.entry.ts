import type { KnowledgeJson } from '../look-up/knowledge.ts';
import { searchLines } from '../look-up/search-lines.ts';

/** Set when the module is bundled. */
declare const data: KnowledgeJson;

export const search = searchLines(data);
