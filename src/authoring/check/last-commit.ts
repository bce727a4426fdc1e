/** What has changed in content/ since the last commit: what the site loses or says in two ways by it. */
import { execFileSync } from 'node:child_process';

export type LastCommit = NonNullable<ReturnType<typeof lastCommit>>;

/**
 * @returns the files of content/ that have changed since, that are new and that are gone, and the text of a file as it was; undefined
 * without Git, or before the first commit
 */
export function lastCommit(project: string) {
  // On GitHub, a pull request is checked after it was merged for a trial: the commit before is that of the branch it is for.
  const commit = process.env.GITHUB_EVENT_NAME === 'pull_request' ? 'HEAD^' : 'HEAD';
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', project, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const list = (...args: string[]) =>
    git(...args)
      .split('\0')
      .filter(Boolean);
  try {
    const status = list('diff', '--name-status', '--no-renames', '--relative', '-z', commit, '--', 'content');
    const pairs = status.flatMap((letter, index) => (index % 2 === 0 ? [[letter, status[index + 1]!]] : []));
    const named = (letter: string) => pairs.flatMap(([kind, file]) => (kind === letter ? file! : []));
    const untracked = list('ls-files', '--others', '--exclude-standard', '-z', '--', 'content');
    return {
      changed: new Set(named('M')),
      added: new Set([...named('A'), ...untracked]),
      gone: new Set(named('D')),
      textOf: (file: string) => git('show', `${commit}:./${file}`),
    };
  } catch {
    return undefined;
  }
}
