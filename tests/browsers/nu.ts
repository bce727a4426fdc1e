/** `npm test -- nu`: the Nu HTML checker, which validator.w3.org runs, on every page of the built site. It needs Java. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { localPublishableKey } from '#dev/backend-access.ts';
import { builtSite } from '../helpers/built-site.ts';
import { installPackages, isInstalled, packageFolder } from './packages.ts';

/** What its CSS checker does not know yet, though all are in CSS: an at-rule and a property of the site, and a condition of Tailwind's. */
const unknownCss = 'CSS: .*(@property|field-sizing|margin-trim).*';

const jar = join(packageFolder('vnu-jar'), 'build/dist/vnu.jar');
const missing = [
  ...(spawnSync('java', ['-version']).status === 0 ? [] : ['apt-get install default-jre-headless']),
  ...(isInstalled('vnu-jar') ? [] : [installPackages]),
];

if (missing.length > 0) {
  console.log(`NOT RUN: the Nu HTML checker (${missing.join('; ')})`);
} else {
  const options = ['--skip-non-html', '--errors-only', '--filterpattern', unknownCss];
  const url = `http://127.0.0.1:${process.env.TEST_BACKEND_PORT ?? 54321}`;
  const folder = await builtSite({ url, publishableKey: localPublishableKey });
  const { status } = spawnSync('java', ['-Xss1m', '-jar', jar, ...options, folder], { stdio: 'inherit' });
  console.log(status === 0 ? 'The Nu HTML checker found no error.' : 'The Nu HTML checker found the errors above.');
  process.exitCode = status ?? 1;
}
