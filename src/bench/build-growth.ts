/** A build of the site and what it took, under the titles of the table that is printed. */
export interface Measurement {
  articles: number;
  seconds: number;
  'ms each': number;
  'memory MB': number;
  /** Of the blog's first page, compressed. */
  'blog bytes': number;
  /** Of all sitemaps, compressed. */
  'sitemap bytes': number;
}

/** Five times the articles may take 5.5 times as long. */
const growthAllowed = 1.1;

/** By how much the blog's first page may grow: it links more pages at its end. */
const bytesAllowed = 100;

/** Sentences about what grows faster than the number of articles. */
export function findGrowth(
  measurements: readonly Pick<Measurement, 'articles' | 'seconds' | 'blog bytes'>[],
): string[] {
  return measurements.slice(1).flatMap((more, index) => {
    const fewer = measurements[index] ?? more;
    const range = `from ${fewer.articles} to ${more.articles} articles`;
    const times = more.seconds / fewer.seconds;
    const timesAllowed = (growthAllowed * more.articles) / fewer.articles;
    const bytes = more['blog bytes'] - fewer['blog bytes'];
    return [
      ...(times > timesAllowed ? [`${range} the time grows ${times.toFixed(1)} times, more than ${timesAllowed}`] : []),
      ...(bytes > bytesAllowed ? [`${range} /blog grows by ${bytes} bytes, more than ${bytesAllowed}`] : []),
    ];
  });
}
