// Replaces style sheets, which components only import.
module.exports = {};
