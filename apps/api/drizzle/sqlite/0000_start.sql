CREATE TABLE `camera_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`site_design_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	FOREIGN KEY (`site_design_id`) REFERENCES `site_designs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `camera_groups_by_site_design` ON `camera_groups` (`site_design_id`,`id`);--> statement-breakpoint
CREATE TABLE `camera_streams` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`camera_group_id` integer NOT NULL,
	`stream_name` text NOT NULL,
	`lens_type` integer NOT NULL,
	`hours_per_day` integer NOT NULL,
	`retention_days` integer NOT NULL,
	`codec` integer NOT NULL,
	`continuous_complexity` integer NOT NULL,
	`motion_complexity` integer NOT NULL,
	`continuous_resolution` integer NOT NULL,
	`motion_resolution` integer NOT NULL,
	`continuous_fps` integer NOT NULL,
	`motion_fps` integer NOT NULL,
	`continuous_enabled` integer NOT NULL,
	`motion_enabled` integer NOT NULL,
	`motion_percentage` integer NOT NULL,
	`continuous_user_bitrate_bit_per_sec` integer NOT NULL,
	`motion_user_bitrate_bit_per_sec` integer NOT NULL,
	`continuous_use_user_bitrate` integer NOT NULL,
	`motion_use_user_bitrate` integer NOT NULL,
	`start_time` text DEFAULT '00:00' NOT NULL,
	FOREIGN KEY (`camera_group_id`) REFERENCES `camera_groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `camera_streams_by_group` ON `camera_streams` (`camera_group_id`,`id`);--> statement-breakpoint
CREATE TABLE `camera_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_issuer` text NOT NULL,
	`owner_subject` text NOT NULL,
	`name` text NOT NULL,
	`streams` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `camera_templates_by_owner` ON `camera_templates` (`owner_issuer`,`owner_subject`,`id`);--> statement-breakpoint
CREATE TABLE `projects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_issuer` text NOT NULL,
	`owner_subject` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE INDEX `projects_by_owner` ON `projects` (`owner_issuer`,`owner_subject`,`id`);--> statement-breakpoint
CREATE TABLE `site_designs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`site_id` integer NOT NULL,
	`name` text NOT NULL,
	`version` integer NOT NULL,
	`hardware_type` integer NOT NULL,
	`generic_server_settings` text NOT NULL,
	`husky_server_settings` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `site_designs_by_site` ON `site_designs` (`site_id`,`id`);--> statement-breakpoint
CREATE TABLE `sites` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sites_by_project` ON `sites` (`project_id`,`id`);