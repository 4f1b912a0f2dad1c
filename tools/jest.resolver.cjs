// A package that exists as ES modules only declares no entry for `require`: ask again for its `import`.
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (/^[./]/.test(request)) throw error;
    return options.defaultResolver(request, { ...options, conditions: ['node', 'import', 'default'] });
  }
};
