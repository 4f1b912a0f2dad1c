import { Controller } from '@nestjs/common';
import { imageAdminApi } from '@ipw/domain';
import { AdminListController } from '../core/http/admin-list.controller';
import { ImageAdminService } from './image.admin.service';

/** Pictures of galleries with their status. They are reviewed only with their series. */
@Controller()
export class ImageAdminController extends AdminListController(imageAdminApi) {
  constructor(protected readonly records: ImageAdminService) {
    super();
  }
}
