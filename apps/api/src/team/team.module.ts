import { Module } from '@nestjs/common';
import { IpModule } from '../ip';
import { MessageModule } from '../message';
import { InvitationService } from './invitation.service';
import { TeamController } from './team.controller';
import { TeamPersonalData } from './team.personal-data';
import { TeamService } from './team.service';

/** The people who work on an IP: invitations, removal, leaving. */
@Module({
  imports: [IpModule, MessageModule],
  controllers: [TeamController],
  providers: [InvitationService, TeamPersonalData, TeamService],
})
export class TeamModule {}
