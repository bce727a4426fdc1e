import { searchQuestions, type QuestionSearch } from '../search/search-questions.ts';

/** Set when the module is bundled. */
declare const data: QuestionSearch;

export const search = searchQuestions(data);
