import { lookUpIn, type KnowledgeJson } from '../look-up.ts';

/** Set when the module is bundled. */
declare const data: KnowledgeJson;

export const search = lookUpIn(data);
