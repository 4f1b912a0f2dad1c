// Stands for a style sheet: components only name them.
module.exports = {};
