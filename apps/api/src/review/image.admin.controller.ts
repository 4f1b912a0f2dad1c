import { Controller } from '@nestjs/common';
import { imageAdminApi } from '@ipw/domain';
import { AdminListController } from '../core/http/admin-list.controller';
import { ImageAdminService } from './image.admin.service';

/** Pictures of galleries with their status. They are reviewed with the series that shows them, and nowhere else. */
@Controller()
export class ImageAdminController extends AdminListController(imageAdminApi) {
  constructor(protected readonly records: ImageAdminService) {
    super();
  }
}
