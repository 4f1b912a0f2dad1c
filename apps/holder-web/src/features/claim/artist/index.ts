export { ArtistLayout } from './ArtistLayout';
export { ArtistStep1Page } from './ArtistStep1Page';
export { ArtistStep2Page } from './ArtistStep2Page';
