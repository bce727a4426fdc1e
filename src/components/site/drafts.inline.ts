/** Deletes unsent drafts of the forms (src/lib/forms/draft.ts) after 24 hours, on whichever page the visitor comes back to. */
export {};

function deleteExpiredDrafts(): void {
  for (const key of ['draft:contact', 'draft:feedback']) {
    try {
      const drafts = JSON.parse(localStorage.getItem(key)!) as { savedAt: number }[];
      const fresh = drafts.filter(({ savedAt }) => Math.abs(Date.now() - savedAt) < 86_400_000);
      if (fresh.length > 0) localStorage.setItem(key, JSON.stringify(fresh));
      else localStorage.removeItem(key);
    } catch {
      // There is no draft, or storage is refused.
    }
  }
}

deleteExpiredDrafts();
addEventListener('visibilitychange', deleteExpiredDrafts);
