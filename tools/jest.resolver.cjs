// A package with ES modules only has no entry for `require`: resolve its `import` entry.
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (/^[./]/.test(request)) throw error;
    return options.defaultResolver(request, { ...options, conditions: ['node', 'import', 'default'] });
  }
};
