// Runs before each spec file: the API's code disables all but three image formats for its process, which specs share.
import sharp from 'sharp';

sharp.unblock({ operation: ['VipsForeignLoad'] });
