/** The search of /faq. */
import { searchQuestions } from '../search/search-questions.ts';
import { provideSearch } from '../search/provide-search.ts';

provideSearch(searchQuestions);
