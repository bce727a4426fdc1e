import { execFileSync } from 'node:child_process';

export type LastCommit = NonNullable<ReturnType<typeof lastCommit>>;

/**
 * How content/ differs from the last commit.
 * @returns undefined without Git, or before the first commit
 */
export function lastCommit(project: string) {
  // GitHub checks a pull request as a merge commit, whose first parent is the base branch.
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
