export { ComplaintIntakeService } from './complaint-intake.service';
export { ComplaintModule } from './complaint.module';
