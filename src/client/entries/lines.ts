/** The search of /codes. */
import { searchLines } from '../look-up/search-lines.ts';
import { provideSearch } from '../search/provide-search.ts';

provideSearch(searchLines);
