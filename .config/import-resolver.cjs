/** Finds imports as Node does, `#lib/…` among them, for eslint-plugin-boundaries. */
const { createRequire, isBuiltin } = require('node:module');

exports.interfaceVersion = 2;
exports.resolve = (source, file) => {
  if (isBuiltin(source)) return { found: true, path: null };
  try {
    return { found: true, path: createRequire(file).resolve(source.replace(/\?.*$/, '')) };
  } catch {
    return { found: false };
  }
};
