-- additive
CREATE TABLE `comment_reads` (
	`user_id` integer NOT NULL,
	`project_id` integer NOT NULL,
	`comment_id` integer NOT NULL,
	PRIMARY KEY(`user_id`, `project_id`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`site_design_id` integer,
	`camera_group_id` integer,
	`field` text DEFAULT '' NOT NULL,
	`parent_id` integer,
	`user_id` integer,
	`author` text DEFAULT '' NOT NULL,
	`link_id` integer,
	`body` text NOT NULL,
	`created_at` text NOT NULL,
	`edited_at` text,
	`resolved_at` text,
	`resolved_by` integer,
	`deleted_at` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`site_design_id`) REFERENCES `site_designs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comments_by_design` ON `comments` (`site_design_id`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_project` ON `comments` (`project_id`,`id`);--> statement-breakpoint
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
