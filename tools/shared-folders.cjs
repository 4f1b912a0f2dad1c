// Folders of `apps/api/src` that are no features: `core` is used file by file, and `db` (entities, migrations, seeds) may import
// every feature. Lint and import rules read them here.
module.exports = ['core', 'db'];
