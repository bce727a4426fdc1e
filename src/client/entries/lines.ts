/** The look-up of /codes. Those parts of its knowledge that only some inputs need are fetched when the first of these comes. */
import { fromFiles, type KnowledgeFiles } from '#client/look-up/columns.ts';
import { answerInSteps, MissingPart, printAnswer, toKnowledge, type Part } from '#client/look-up/index.ts';
import { provideSearch } from '#client/search/provide-search.ts';

/** How long to wait before a part is fetched: half a question may need another than the whole. */
const pauseMs = 150;

/** How long the lines of a paste are read before the page gets a turn. */
const turnMs = 20;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

provideSearch(({ parts, ...core }: KnowledgeFiles['core'] & { parts: Readonly<Record<Part, string>> }) => {
  const json = fromFiles.core(core);
  const knowledge = toKnowledge(json);
  const loading = new Map<Part, Promise<void>>();
  let searches = 0;
  return search;

  async function search(input: string, region: HTMLElement): Promise<void> {
    searches += 1;
    const own = searches;
    try {
      const steps = answerInSteps(input, knowledge);
      let step = steps.next();
      for (let began = performance.now(); !step.done; step = steps.next()) {
        if (performance.now() - began < turnMs) continue;
        await pause(0);
        if (own !== searches) return;
        began = performance.now();
      }
      printAnswer(step.value, knowledge.words, region);
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error;
      await pause(pauseMs);
      if (own === searches) await load(error.part);
      if (own === searches) await search(input, region);
    }
  }

  /** Again where it could not be fetched. */
  async function load(part: Part): Promise<void> {
    const isLoading = loading.get(part) ?? fetchPart(part);
    loading.set(part, isLoading);
    try {
      await isLoading;
    } catch (error) {
      loading.delete(part);
      throw error;
    }
  }

  async function fetchPart(part: Part): Promise<void> {
    const file = (await (await fetch(parts[part])).json()) as never;
    Object.assign(json, fromFiles[part](file));
  }
});
