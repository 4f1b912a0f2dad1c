// Runs before each spec file: the API's code disables all but three image formats for its process, which specs share.
import { sharpLibrary } from '../src/core/files/sharp';

sharpLibrary().unblock({ operation: ['VipsForeignLoad'] });
