-- additive
DROP INDEX `issued_proposals_by_number`;--> statement-breakpoint
CREATE UNIQUE INDEX `issued_proposals_by_project_number` ON `issued_proposals` (`owner_issuer`,`owner_subject`,`project_id`,`number`,`revision`);
