export { VerifierService, type Found } from './verifier.service';
