/** What a page is sent with. */
export interface SentPage {
  headers: Readonly<Record<string, string>>;
  /** The content of its policy `<meta>`; '' where it has none. */
  metaPolicy: string;
}

/** Bonuses count for those only who have this many points without them. */
const bonusThreshold = 90;
const sixMonthsInSeconds = 15_552_000;

/**
 * The points of the HTTP Observatory, 100 and more of which are its best grade, A+.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function scoreOf(page: SentPage): number {
  const points = [
    policyPoints(page),
    framePoints(page),
    transportPoints(page),
    page.headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    page.headers['Referrer-Policy'] === 'strict-origin-when-cross-origin' ? 5 : 0,
    bonusFor(page, 'Cross-Origin-Resource-Policy', /^same-(origin|site)$/),
    bonusFor(page, 'Cross-Origin-Opener-Policy', /^same-origin(-allow-popups)?$/),
    bonusFor(page, 'Cross-Origin-Embedder-Policy', /^(require-corp|credentialless)$/),
  ];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const base = 100 + sum(points.filter((value) => value < 0));
  return base < bonusThreshold ? base : base + sum(points.filter((value) => value > 0));
}

function policyPoints({ headers, metaPolicy }: SentPage): number {
  const policies = [headers['Content-Security-Policy'] ?? '', metaPolicy].map(readDirectives);
  // A policy without this directive forbids no script; of two policies, both hold.
  const forScripts = policies.map((policy) => policy.get('script-src') ?? policy.get('default-src')).filter(Boolean);
  if (forScripts.length === 0) return -25;
  const isUnsafe = (sources = '') => /'unsafe-(inline|eval)'|\*|\bdata:|\bhttps?:(?!\/\/)/.test(sources);
  if (forScripts.every(isUnsafe)) return -20;
  if (policies.some((policy) => isUnsafe(policy.get('style-src')))) return 0;
  const isStrict = (policy: ReadonlyMap<string, string>) =>
    policy.get('default-src') === `'none'` && /^'(none|self)'$/.test(policy.get('form-action') ?? '');
  return policies.some(isStrict) ? 10 : 5;
}

/** `frame-ancestors` works in a header only. */
function framePoints({ headers }: SentPage): number {
  const ancestors = readDirectives(headers['Content-Security-Policy'] ?? '').get('frame-ancestors');
  return ancestors !== undefined || headers['X-Frame-Options'] === 'DENY' ? 5 : -20;
}

function transportPoints({ headers }: SentPage): number {
  const seconds = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0);
  return seconds >= sixMonthsInSeconds ? 0 : -20;
}

const bonusFor = ({ headers }: SentPage, name: string, value: RegExp) => (value.test(headers[name] ?? '') ? 10 : 0);

/** The sources of each directive of a policy, as it writes them. */
function readDirectives(policy: string): Map<string, string> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources.join(' ')]),
  );
}
