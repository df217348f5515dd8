-- additive
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer,
	`project_id` integer NOT NULL,
	`site_id` integer,
	`site_design_id` integer,
	`kind` text NOT NULL,
	`version` integer,
	`user_id` integer,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_by_project` ON `events` (`project_id`,`id`);