import { XMLParser, XMLValidator } from 'fast-xml-parser';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => ['item', 'sitemap', 'url'].includes(name),
});

/**
 * A feed or sitemap as an object: elements and attributes by their names.
 * @throws when it is not well-formed, with the line
 */
export function parseXml(xml: string) {
  // The package that is to replace this function does the same, and adds six more packages.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const result = XMLValidator.validate(xml);
  if (result !== true) throw new Error(`Line ${result.err.line}: ${result.err.msg}`);
  return parser.parse(xml);
}
