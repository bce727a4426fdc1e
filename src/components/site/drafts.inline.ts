/**
 * Deletes unsent drafts of the forms after 24 hours, on whichever page the visitor comes back to; see Draft. One from the future was
 * saved by a wrong clock: its 24 hours begin now.
 */
for (const key of ['draft:contact', 'draft:feedback']) {
  try {
    const drafts = JSON.parse(localStorage[key] as string) as { savedAt: number }[];
    for (const draft of drafts) draft.savedAt = Math.min(draft.savedAt, Date.now());
    localStorage[key] = JSON.stringify(drafts.filter(({ savedAt }) => Date.now() - savedAt < 86_400_000));
  } catch {
    // There is no draft, or storage is refused.
  }
}
