const path = require('node:path');

// A picture is replaced by its file name, because components only use its address.
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }),
};
