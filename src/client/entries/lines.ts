/** The search of /codes. */
import { fromFile, type KnowledgeFile } from '../look-up/columns.ts';
import { searchLines } from '../look-up/search-lines.ts';
import { provideSearch } from '../search/provide-search.ts';

provideSearch((file: KnowledgeFile) => searchLines(fromFile(file)));
