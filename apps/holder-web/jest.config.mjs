import base from '../../tools/jest.base.mjs';

export default base;
