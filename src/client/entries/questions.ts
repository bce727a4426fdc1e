/** The search of /faq. */
import { searchQuestions } from '#client/search/search-questions.ts';
import { provideSearch } from '#client/search/provide-search.ts';

provideSearch(searchQuestions);
