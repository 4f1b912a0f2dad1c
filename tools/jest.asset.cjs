const path = require('node:path');

// A picture is its file's name: components only pass its address on.
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }),
};
