/** Deletes unsent drafts of the forms after 24 hours, on whichever page the visitor comes back to; see Draft. */
export {};

for (const key of ['draft:contact', 'draft:feedback']) {
  try {
    const drafts = JSON.parse(localStorage[key]) as { savedAt: number }[];
    localStorage[key] = JSON.stringify(drafts.filter(({ savedAt }) => Date.now() - savedAt < 86_400_000));
  } catch {
    // There is no draft, or storage is refused.
  }
}
