import { HtmlValidate, type ConfigData } from 'html-validate';
import { expect, it } from 'vitest';
import { elementsOf, pages } from '../helpers/dist.ts';

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes what HTML reads the same: autoComplete, required="", hidden="" and <input/>.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
};

it('every page is valid HTML', async () => {
  const validator = new HtmlValidate(config);
  const reports = await Promise.all(pages.map(({ html, route }) => validator.validateString(html, route)));
  const errors = reports
    .flatMap(({ results }) => results)
    .flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, message, selector }) => `${filePath}: ${message} (${ruleId}) ${selector ?? ''}`),
    );
  expect(errors).toEqual([]);
});

it('no button with a command says itself whether it is expanded', () => {
  expect(elementsOf('[command][aria-expanded]')).toEqual([]);
  expect(elementsOf('[command]')).not.toEqual([]);
});
