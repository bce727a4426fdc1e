/** The search of /codes. */
import { fromFile, type KnowledgeFile } from '#client/look-up/columns.ts';
import { searchLines } from '#client/look-up/search-lines.ts';
import { provideSearch } from '#client/search/provide-search.ts';

provideSearch((file: KnowledgeFile) => searchLines(fromFile(file)));
