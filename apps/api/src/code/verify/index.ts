export { sourceOf } from './source';
export { VerifierService, type Found } from './verifier.service';
