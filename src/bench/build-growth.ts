/** What a build with so many articles took. */
export interface Measurement {
  articles: number;
  seconds: number;
  /** Bytes of the blog's first page. */
  blog: number;
}

/** Five times the articles may take 5.5 times as long. */
const growthAllowed = 1.1;

/** Bytes by which the blog's first page may grow: the numbers of more pages stand at its end. */
const blogGrowthAllowed = 100;

/** What grows more than it may from one number of articles to the next, in words. */
export function findGrowth(measurements: readonly Measurement[]): string[] {
  return measurements.slice(1).flatMap((more, index) => {
    const fewer = measurements[index] ?? more;
    const range = `from ${fewer.articles} to ${more.articles} articles`;
    const times = more.seconds / fewer.seconds;
    const timesAllowed = (growthAllowed * more.articles) / fewer.articles;
    const bytes = more.blog - fewer.blog;
    return [
      ...(times > timesAllowed ? [`${range} the time grows ${times.toFixed(1)} times, more than ${timesAllowed}`] : []),
      ...(bytes > blogGrowthAllowed ? [`${range} /blog grows by ${bytes} bytes, more than ${blogGrowthAllowed}`] : []),
    ];
  });
}
