// Before each spec file: the product bans all but three formats for its whole process, which here is shared with specs
// that draw and read others.
import sharp from 'sharp';

sharp.unblock({ operation: ['VipsForeignLoad'] });
